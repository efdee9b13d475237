type Args = { filters?: object; pagination?: object };
export type Context = { koaContext: { request: { headers: Record<string, string | string[] | undefined> } } };
export type Resolve = (parent: unknown, args: Args, context: Context, info: unknown) => unknown;

export type Middleware = (next: Resolve, ...asked: Parameters<Resolve>) => unknown;

export type FieldMiddleware = (...asked: [...Parameters<Resolve>, next: Resolve]) => unknown;
