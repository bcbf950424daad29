export type Worker = { token: string };
