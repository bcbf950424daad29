import { type ChildProcess, spawn } from 'node:child_process';

export type CommandOptions = {
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  /** Shown as it comes instead of being kept for the caller. */
  isLive?: boolean;
  uid?: number;
  gid?: number;
};

export type CommandResult = { code: number; output: string };

const running = new Set<ChildProcess>();

/** Runs one command in its own process group, so that what it started ends with it. Never throws. */
export function runCommand(command: string, args: string[], options: CommandOptions = {}) {
  const { env = process.env, timeoutMs = 600_000, isLive = false, uid, gid } = options;
  return new Promise<CommandResult>((done) => {
    const child = spawn(command, args, {
      env,
      ...(uid === undefined ? {} : { uid, gid, cwd: '/' }),
      detached: process.platform !== 'win32',
      stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      endGroup(child, 'SIGKILL');
    }, timeoutMs);
    const finish = (code: number, note = '') => {
      clearTimeout(timer);
      running.delete(child);
      done({ code, output: output + note });
    };
    child.on('error', (error) => finish(127, `${command}: ${error.message}\n`));
    child.on('close', (code, signal) => {
      if (hasTimedOut) finish(124, `${command} was stopped after ${timeoutMs / 1000} s.\n`);
      else finish(code ?? 1, signal ? `${command} was ended by ${signal}.\n` : '');
    });
  });
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

export function endRunningCommands() {
  for (const child of running) endGroup(child, 'SIGTERM');
}
