export type Redirect = { from: string; to: string; permanent: boolean };
