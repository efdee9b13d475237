export const application = {
  name: "Meera Sampleson",
  email: "meera@example.com",
  phone: "+91 40 0000 0000",
  work_type: "Full-time",
  years_experience: "4",
  current_ctc: "12.5",
  expected_ctc: "16",
  notice_period: "30",
};

export function applicationForm(resume: File | null, fields: { job: string } & Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...application, ...fields })) form.set(name, value);
  if (resume) form.set("resume", resume);
  return form;
}
