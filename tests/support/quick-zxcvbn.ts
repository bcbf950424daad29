import { createRequire } from 'node:module';

// By its file: in these tests its name means this module.
const zxcvbn: typeof import('@zxcvbn-ts/core') = createRequire(import.meta.url)('@zxcvbn-ts/core');

/** Hundreds of accounts of these tests take one password: it is measured once. */
export class ZxcvbnFactory extends zxcvbn.ZxcvbnFactory {
  readonly #measured = new Map<string, ReturnType<InstanceType<typeof zxcvbn.ZxcvbnFactory>['check']>>();

  override check(password: string) {
    const known = this.#measured.get(password) ?? super.check(password);
    this.#measured.set(password, known);
    return known;
  }
}
