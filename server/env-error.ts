/** A value that stops the start; its message is one line that names the variable. */
export class EnvError extends Error {}
