import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { API, type Diagnostic, type Program } from 'typescript/unstable/sync';

/**
 * As `tsc -p` for each of these sides, in one process: what they share is read once. A file that the last one only
 * imports is judged by the side that it belongs to, under its rules.
 */
export function checkTypes(root: string, configs: string[]): string[] {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: configs.map((config) => resolve(root, config)) });
    const programs = configs.map((config) => {
      const project = snapshot.getProject(resolve(root, config));
      if (!project) throw new Error(`${config} could not be opened.`);
      return project.program;
    });
    const isOwn = (file: string) => file.startsWith(`${root}/`) && !file.includes('/node_modules/');
    const files = programs.map((program) => program.getSourceFileNames().filter(isOwn));
    const judged = new Set(files.slice(0, -1).flat());
    return programs.flatMap((program, index) => {
      const own = files[index] ?? [];
      const toJudge = index < programs.length - 1 ? own : own.filter((file) => !judged.has(file));
      return mistakes(program, toJudge).map((mistake) => describe(root, mistake));
    });
  } finally {
    api.close();
  }
}

function mistakes(program: Program, files: string[]): Diagnostic[] {
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getProgramDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ];
}

function describe(root: string, { fileName, pos, code, text, messageChain = [] }: Diagnostic): string {
  const reasons = [text, ...messageChain.map((reason) => `  ${reason.text}`)].join('\n');
  if (!fileName) return `error TS${code}: ${reasons}`;
  const before = readFileSync(fileName, 'utf8').slice(0, pos).split('\n');
  const place = `${before.length},${(before.at(-1)?.length ?? 0) + 1}`;
  return `${relative(root, fileName)}(${place}): error TS${code}: ${reasons}`;
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..');
  const found = checkTypes(
    root,
    ['server', 'web', 'tests'].map((side) => `tsconfig.${side}.json`),
  );
  for (const mistake of new Set(found)) console.log(mistake);
  process.exit(found.length > 0 ? 1 : 0);
}
