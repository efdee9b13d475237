export type Account = {
  id: number;
  documentId: string;
  email: string;
  password: string | null;
  blocked: boolean;
  role: { id: number; type: string };
};
