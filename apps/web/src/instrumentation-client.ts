import { guardTranslation } from "@/lib/guard-translation";

guardTranslation();
