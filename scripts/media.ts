import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../tests/support/start-server.ts';
import { aptInstall, canAptInstall } from './apt.ts';
import { ensureChromium } from './chromium.ts';
import { scenes, waitForAnswer } from './media-scenes.ts';
import { runCommand } from './run-command.ts';

/** `npm run media`: films the real product and writes the clip, its poster, its captions and the README's pictures. */
const root = resolve(import.meta.dirname, '..');
const size = { width: 1280, height: 720 };
const secondsPerFrame = 1 / 12;
const folder = await mkdtemp(join(tmpdir(), 'accroche-media-'));

type Frame = { file: string; at: number };
type Caption = { from: number; to: number; text: string };

/** Keeps each picture the browser paints, with its time, and notes when each scene speaks. */
async function record(page: Page): Promise<{ frames: Frame[]; captions: Caption[]; end: number }> {
  const frames: Frame[] = [];
  const writes: Promise<void>[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, at: metadata.timestamp ?? 0 });
    writes.push(writeFile(file, Buffer.from(data, 'base64')));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  const captions: Caption[] = [];
  await waitForAnswer(page);
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 92,
    maxWidth: size.width,
    maxHeight: size.height,
  });
  const start = Date.now() / 1000;
  const now = () => Date.now() / 1000 - start;
  for (const { caption, play } of scenes) {
    const from = now();
    await play(page);
    captions.push({ from, to: now(), text: caption });
  }
  await session.send('Page.stopScreencast');
  await Promise.all(writes);
  return {
    frames: frames.map(({ file, at }) => ({ file, at: Math.max(0, at - start) })),
    captions,
    end: now(),
  };
}

async function assemble({ frames, captions, end }: Awaited<ReturnType<typeof record>>): Promise<void> {
  const list = frames
    .map(
      ({ file, at }, index) =>
        `file '${file}'\nduration ${Math.max(secondsPerFrame / 4, (frames[index + 1]?.at ?? end) - at).toFixed(3)}`,
    )
    .join('\n');
  const listFile = join(folder, 'frames.txt');
  await writeFile(listFile, `${list}\nfile '${frames.at(-1)?.file}'\n`);
  const media = join(root, 'web/public/media');
  await mkdir(media, { recursive: true });
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    listFile,
    '-vf',
    'fps=24,scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:-1:-1:color=0xFBF9F6,format=yuv420p',
    '-an',
  ];
  await ffmpeg(
    ...input,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '27',
    '-movflags',
    '+faststart',
    join(media, 'demo.mp4'),
  );
  await ffmpeg(
    ...input,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '40',
    '-row-mt',
    '1',
    '-cpu-used',
    '5',
    join(media, 'demo.webm'),
  );
  await ffmpeg(
    '-y',
    '-loglevel',
    'error',
    '-ss',
    posterAt(captions),
    '-i',
    join(media, 'demo.mp4'),
    '-frames:v',
    '1',
    '-c:v',
    'libwebp',
    '-quality',
    '72',
    join(media, 'demo-poster.webp'),
  );
  await writeFile(join(media, 'demo.vtt'), toVtt(captions));
}

/** The message beside its facts: the end of the first scene. */
const posterAt = (captions: Caption[]) => String(Math.max(0, (captions[0]?.to ?? 1) - 1));

const toVtt = (captions: Caption[]) =>
  ['WEBVTT', ...captions.map(({ from, to, text }) => `${vttTime(from)} --> ${vttTime(to)}\n${text}`)].join(
    '\n\n',
  );

const vttTime = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

async function ffmpeg(...args: string[]): Promise<void> {
  const { code, output } = await runCommand('ffmpeg', args);
  if (code !== 0) throw new Error(`ffmpeg failed:\n${output.slice(-2000)}`);
}

async function ensureFfmpeg(): Promise<void> {
  if ((await runCommand('ffmpeg', ['-version'])).code === 0) return;
  if (!canAptInstall) throw new Error('ffmpeg is missing: install it, then run this again.');
  await aptInstall('ffmpeg');
}

/** Titles on the network hold emoji: without a font of them the film shows empty boxes. */
async function ensureEmoji(): Promise<void> {
  const { output } = await runCommand('fc-list', [':lang=und-zsye', 'family']);
  if (!output.trim() && canAptInstall) await aptInstall('fonts-noto-color-emoji');
}

await ensureFfmpeg();
await ensureEmoji();
const server = await startServer({ DEMO_SPEED: '1440', DEMO_STILL: '' });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'],
});
try {
  const page = await browser.newPage({
    viewport: size,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    baseURL: server.url,
  });
  const film = await record(page);
  await assemble(film);
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
