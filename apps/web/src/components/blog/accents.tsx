const ACCENTS = [
  {
    gradient: "from-blue to-cyan",
    drawing:
      "M-20 150C80 30 150 190 250 80S390 40 430 90M-20 190C80 70 150 230 250 120S390 80 430 130M-20 110C80 -10 150 150 250 40S390 0 430 50",
  },
  {
    gradient: "from-orange to-orange-300",
    drawing:
      "M300 170a30 30 0 1 1 60 0M270 170a60 60 0 1 1 120 0M240 170a90 90 0 1 1 180 0M210 170a120 120 0 1 1 240 0M180 170a150 150 0 1 1 300 0",
  },
  {
    gradient: "from-blue-900 to-blue",
    drawing:
      "M40 -10V90H120V180M100 -10V50H200V180M180 -10V30H260V110H340V180M240 -10V60H400M300 -10V30H420M20 130H80V180",
  },
  {
    gradient: "from-cyan-700 to-cyan",
    drawing: "M60 170V110M100 170V80M140 170V120M180 170V60M220 170V90M260 170V40M300 170V70M340 170V20M380 170V50",
  },
  {
    gradient: "from-orange-700 to-orange",
    drawing: "M-10 40L110 160M50 -20L230 160M130 -20L310 160M210 -20L390 160M290 -20L430 120M370 -20L430 40",
  },
  {
    gradient: "from-ink to-blue-700",
    drawing:
      "M320 80m-20 0a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M320 80m-55 0a55 55 0 1 0 110 0a55 55 0 1 0 -110 0M320 80m-95 0a95 95 0 1 0 190 0a95 95 0 1 0 -190 0M320 80m-140 0a140 140 0 1 0 280 0a140 140 0 1 0 -280 0",
  },
];

export function AccentLine({ index }: { index: number }) {
  return <div aria-hidden className={`h-1 bg-linear-to-r ${ACCENTS[index % ACCENTS.length]?.gradient}`} />;
}

export function Accent({ index, className = "" }: { index: number; className?: string }) {
  const { gradient, drawing } = ACCENTS[index % ACCENTS.length] ?? {};
  return (
    <div aria-hidden className={`overflow-hidden bg-linear-to-br print:hidden ${gradient} ${className}`}>
      <svg viewBox="0 0 400 160" preserveAspectRatio="xMidYMid slice" className="size-full" role="presentation">
        <path
          d={drawing}
          fill="none"
          stroke="#fff"
          strokeOpacity="0.35"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}
