type Request = { promise: Promise<boolean>; settle: (signedIn: boolean) => void };

let request: Request | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const isSignInRequested = () => request !== undefined;

export function onSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens one dialog for all concurrent callers. Resolves to `false` if the person declines. */
export function requestSignIn(): Promise<boolean> {
  if (!request) {
    let settle: Request["settle"] = () => {};
    const promise = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    request = { promise, settle };
    tell();
  }
  return request.promise;
}

export function settleSignInRequest(signedIn: boolean): void {
  request?.settle(signedIn);
  request = undefined;
  tell();
}
