export { Unavailable as default } from "@/components/unavailable";
