import { adminApi } from "@strapi/strapi/admin";
import { ask, canAsk, type Theirs } from "./question";

type Asked = { collectionType: string; model: string; documentId?: string; params?: { locale?: string } };
type Request = { config?: object };
type Answer = { data?: unknown; error?: { name?: string; message?: string; code?: string; current?: Theirs } };
type Api = { getState: () => unknown; dispatch: (action: unknown) => void };
type Send = (request: Request) => Promise<Answer>;
type Endpoint = {
  query?: (asked: Asked) => Request;
  queryFn?: (asked: Asked, api: Api, options: unknown, send: Send) => Promise<{ data: unknown } | { error: object }>;
  transformResponse?: (data: unknown, meta: unknown, asked: Asked) => unknown;
};
type Read = {
  endpointName?: string;
  originalArgs?: Asked & { params?: { status?: string } };
  data?: { data?: { updatedAt?: string } };
  fulfilledTimeStamp?: number;
};

/** When this window changed an entry. What was read before does not show it yet. */
const changedAt = new Map<string, number>();

/** Says with each change which version its form shows, and asks whose stays where the CMS has a newer one. */
export function askBeforeOverwriting(): void {
  const guarded = (discards: boolean) => (endpoint: Endpoint) => {
    const { query, transformResponse = (data: unknown) => data } = endpoint;
    if (!query) throw new Error("Strapi writes entries in another way now.");
    delete endpoint.query;
    endpoint.queryFn = async (asked, api, _, send) => {
      const attempt = (headers: object) => {
        const request = query(asked);
        return send({ ...request, config: { ...request.config, headers } });
      };
      const readAt = canAsk() && readAtOf(asked, api);
      let { data, error } = await attempt(readAt ? { "x-read-at": readAt } : {});
      while (error?.code === "CONFLICT" && error.current) {
        const { updatedAt } = error.current;
        const choice = await ask({ of: asked, theirs: error.current, discards });
        if (choice === "edit") return { error: refusal("This is not saved. What somebody else has saved stays.") };
        if (choice === "theirs") {
          api.dispatch(adminApi.util.invalidateTags(tagsOf(asked) as never[]));
          return { error: refusal("The form shows the version that stays. Yours was not saved.") };
        }
        ({ data, error } = await attempt({ "x-overwrites": updatedAt }));
      }
      if (error) return { error: error.name === REFUSED ? error : refusal(error.message) };
      changedAt.set(keyOf(asked), Date.now());
      return { data: transformResponse(data, undefined, asked) };
    };
  };
  const endpoints = {
    updateDocument: guarded(false),
    publishDocument: guarded(false),
    discardDocument: guarded(true),
  };
  adminApi.enhanceEndpoints({ endpoints: endpoints as object });
}

/** After an error of any other name, the panel takes the form for saved. */
const REFUSED = "ValidationError";

const refusal = (message?: string) => ({ name: REFUSED, message });

const tagsOf = ({ model }: Asked) => [{ type: "Document", id: `${model}_ALL_ITEMS` }, "Relations"];

const keyOf = ({ collectionType, model, documentId, params }: Asked) =>
  JSON.stringify([model, collectionType === "single-types" || documentId, params?.locale]);

function readAtOf(asked: Asked, { getState }: Api): string | undefined {
  const state = getState() as Record<string, { queries: Record<string, Read | undefined> }>;
  const key = keyOf(asked);
  const reads = Object.values(state[adminApi.reducerPath]?.queries ?? {}).filter(
    (read) =>
      read?.endpointName === "getDocument" &&
      read.originalArgs &&
      read.originalArgs.params?.status !== "published" &&
      keyOf(read.originalArgs) === key,
  );
  const last = reads.sort((one, other) => (other?.fulfilledTimeStamp ?? 0) - (one?.fulfilledTimeStamp ?? 0))[0];
  return (last?.fulfilledTimeStamp ?? 0) < (changedAt.get(key) ?? 0) ? undefined : last?.data?.data?.updatedAt;
}
