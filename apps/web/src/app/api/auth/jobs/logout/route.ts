import { signOut } from "@/lib/sign-in";

export { signOut as POST };
