import { registerHooks } from 'node:module';
import { mutations } from './mutations.ts';

/** Loaded before a program: one guard is taken out of the modules as they are read. The files stay as they are. */
const name = process.env.MUTATION ?? '';
const mutation = mutations[name];
if (!mutation) throw new Error(`No mutation is called « ${name} ».`);

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const edits = mutation.edits.filter(({ file }) => url.endsWith(`/${file}`));
    if (edits.length === 0) return loaded;
    let source = String(loaded.source);
    for (const { file, guard, without } of edits) {
      if (source.split(guard).length !== 2) {
        process.stderr.write(`${file} does not hold this guard exactly once: ${guard}\n`);
        process.exit(3);
      }
      source = source.replace(guard, () => without);
    }
    return { ...loaded, source };
  },
});
