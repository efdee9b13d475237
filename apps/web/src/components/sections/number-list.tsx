type NumberListProps = {
  numbers: { id: string; value: string; label: string }[] | null | undefined;
  className: string;
};

export function NumberList({ numbers, className }: NumberListProps) {
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] ${className}`}>
      {numbers?.map(({ id, value, label }) => (
        <div key={id} className="flex min-w-0 flex-col-reverse justify-end border-line border-l pl-5 md:pl-8">
          <dt className="mt-2 text-slate">{label}</dt>
          <dd className="font-display font-semibold text-4xl text-blue-900 tracking-tight sm:text-5xl md:text-6xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
