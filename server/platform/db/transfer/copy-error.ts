/** A copy that cannot be made or served; its message says why to whoever runs the installation. */
export class CopyError extends Error {}
