export const STARTS = {
  move: {
    subject: "Your interview for {job_title} is at another time",
    text: "Dear {name},\n\nwe have to move your interview, and are sorry for the inconvenience.\n\nWhen: {when}\nWhere: {where}\n\nIf the time doesn’t suit you, please answer this mail.",
  },
  "call off": {
    subject: "Your interview for {job_title} is called off",
    text: "Dear {name},\n\nwe are sorry: the interview that was planned for {when} does not take place. We will write to you again.",
  },
  none: { subject: "", text: "" },
};
