export const lightFlags: string[];
export const lightEnv: Record<string, string>;
export const compileCache: Record<string, string>;
