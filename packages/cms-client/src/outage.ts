/** `digest` of errors for want of the CMS's answer. */
export const CMS_UNAVAILABLE = "CMS_UNAVAILABLE";
