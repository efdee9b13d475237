export { LinkGone as default } from "../link-gone";
