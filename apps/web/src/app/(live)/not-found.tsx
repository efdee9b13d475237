export { Unavailable as default } from "@/components/notices";
