import { sql } from "../database";

// Each file begins without what others have sent within the same minute.
await sql("delete from rate_limits");
