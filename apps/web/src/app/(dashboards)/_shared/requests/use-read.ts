"use client";

import { type AnswerOf, type IdsOf, type OperationName, requestOf } from "@repo/contract/operations/request";
import useSWR, { type SWRConfiguration } from "swr";
import { siteFetch } from "@/lib/site-fetch";

type Read = Extract<OperationName, `GET ${string}`>;

/** Reads an operation and caches the answer by its address. Reads nothing while `ids` is `null`. */
export function useRead<Name extends Read>(name: Name, ids: IdsOf<Name> | null, options?: SWRConfiguration) {
  return useSWR<AnswerOf<Name>, Error>(
    ids && requestOf(name, ids).path,
    () => siteFetch<Name>(name, ...([{ ids }] as never)),
    options,
  );
}
