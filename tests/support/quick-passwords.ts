import { registerHooks } from 'node:module';

/** What stands in for a package in the feature tests. */
const replaced: Record<string, string> = {
  '@node-rs/argon2': new URL('quick-argon2.ts', import.meta.url).href,
  '@zxcvbn-ts/core': new URL('quick-zxcvbn.ts', import.meta.url).href,
};

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const quick = replaced[specifier];
    // It asks for the package itself.
    return nextResolve(quick && context.parentURL !== quick ? quick : specifier, context);
  },
});
