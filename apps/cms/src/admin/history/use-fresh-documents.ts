import { adminApi } from "@strapi/strapi/admin";
import { useDispatch } from "react-redux";

const { util } = adminApi.enhanceEndpoints({ addTagTypes: ["Document", "Relations"] });

/** Invalidates the content manager's cache of a type, its 404s included. */
export function useFreshDocuments(): (uid: string) => void {
  const dispatch = useDispatch();
  return (uid) => {
    const documents = ["ALL_ITEMS", "LIST"].map((all) => ({ type: "Document", id: `${uid}_${all}` }) as const);
    dispatch(util.invalidateTags([...documents, "Relations"]));
  };
}
