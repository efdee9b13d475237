export const CONTACT_SENT = "Thank you for contacting us! Your message has been sent.";
export const CONTACT_FAILED = "Sorry, there was an error sending your message. Please try again later.";
