import { startUnipileSandbox } from '../sandbox/unipile/start-sandbox.ts';

/** The simulated network in a process of its own, in real time, with as many people as it is told. */
const people = Number(process.argv[2]);
const sandbox = await startUnipileSandbox({ seed: 'accroche', people, companies: Math.ceil(people / 4) });
process.once('disconnect', () => process.exit());
process.send?.({ url: sandbox.url, key: sandbox.key, startedAt: sandbox.control.state().now });
