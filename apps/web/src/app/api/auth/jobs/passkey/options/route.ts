import { askForPasskey } from "@/app/api/_lib/sign-in";

export { askForPasskey as POST };
