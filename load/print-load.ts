import { cpus } from 'node:os';
import type { LoadReport } from './run-load.ts';

export function printLoad(report: LoadReport, isSoak: boolean): void {
  const { options, perSecond, seconds, streams, statuses, stop, acts } = report;
  console.log(
    `${options.users} sellers, ${seconds} s, ${options.webs} web, ${options.workers} worker: ${perSecond} answers a second, ${streams.open} streams with ${streams.events} events, ${acts} acts reached the network`,
  );
  console.table(Object.fromEntries(report.routes.map(({ route, ...figures }) => [route, figures])));
  console.log('Answers by status', statuses);
  if (stop)
    console.log(
      `The database was away for ${stop.seconds} s: answers meanwhile`,
      stop.statuses,
      `; the last failure came ${stop.recoveryMs} ms after its return`,
    );
  console.table(Object.fromEntries(report.vitals));
  if (isSoak) console.table(Object.fromEntries(report.growth.map(({ name, ...own }) => [name, own])));
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

const statusLine = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

/** The same in Markdown, for docs/operating.md. */
export function describeLoad(reports: readonly LoadReport[], { isSoak }: { isSoak: boolean }): string[] {
  const [first] = reports;
  if (!first) return [];
  const { options, stop } = first;
  const memory = [...first.vitals].flatMap(([name, own]) => (own ? [`${name} ${own.megabytes} MB`] : []));
  return [
    `${options.users} sellers for ${first.seconds} s, an act every ${options.thinkSeconds} s each, on ${cpus().length} processors that the database, the processes, the simulated network and the sellers share; ${first.acts} acts of campaigns reached the network meanwhile.`,
    '',
    ...table(
      ['installation', 'answers a second', 'as fast as they come', 'by status'],
      reports.map((one) => [
        `${one.options.webs} web, ${one.options.workers} worker`,
        one.perSecond,
        one.rushPerSecond,
        statusLine(one.statuses),
      ]),
    ),
    '',
    ...table(
      ['call', 'calls', 'p50, ms', 'p95', 'p99'],
      first.routes.map(({ route, calls, p50, p95, p99 }) => [`\`${route}\``, calls, p50, p95, p99]),
    ),
    '',
    `Memory at the end: ${memory.join(', ')}. Streams: ${first.streams.open}, with ${first.streams.events} events.`,
    ...(stop
      ? [
          '',
          `The database was stopped for ${stop.seconds} s in the middle: ${statusLine(stop.statuses)}; the last failure came ${stop.recoveryMs} ms after its return, and no process was started again.`,
        ]
      : []),
    ...(isSoak
      ? [
          '',
          ...table(
            ['process', 'MB an hour', 'connections an hour'],
            first.growth.map((one) => [one.name, one.megabytesPerHour, one.connectionsPerHour]),
          ),
        ]
      : []),
  ];
}
