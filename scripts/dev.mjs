// npm run dev: the server restarts and the browser reloads by themselves.
import { spawn } from 'node:child_process';
import { ensureInstalled, pinnedEnv, pinnedNode, root } from './bootstrap.mjs';
import { buildWeb, envFlags } from './build.mjs';

ensureInstalled();
buildWeb({ onlyIfStale: true });

const children = [
  [...envFlags(), '--watch', '--watch-preserve-output', 'server/main.ts', 'all'],
  ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
].map((args) =>
  spawn(pinnedNode(), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: pinnedEnv() }),
);

let isStopping = false;
function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    // One side alone is of no use: the other follows.
    if (!isStopping) process.exitCode = code || 1;
    stop();
  });
}
