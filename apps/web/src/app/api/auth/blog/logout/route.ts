import { signOut } from "@/app/api/_lib/sign-in";

export { signOut as POST };
