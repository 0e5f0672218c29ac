import { spawn } from 'node:child_process';

/** A failure that is explained by its message alone: printed as one sentence, without a stack. */
export class Refusal extends Error {}

const TICK_MS = 1000;
// Where there is no terminal to redraw a line in, one is printed this often.
const QUIET_TICK_MS = 30_000;

export const seconds = (milliseconds: number) =>
  `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;

type Running = { detail: (text: string) => void };

/** A program that ended with a failure; its message is the end of what it printed. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
  /** The message with all that was printed. */
  readonly whole: string;
  constructor(command: string, code: number | null, output: string) {
    const said = `${command} ended with ${code}:\n`;
    super(said + output.split('\n').slice(-60).join('\n'));
    this.whole = said + output;
  }
}

/** The lines of the steps that run at this moment: a terminal shows them side by side in its last line. */
const lines = new Set<() => string>();

function redraw(above = ''): void {
  const width = process.stdout.columns || 80;
  const shown = [...lines].map((line) => line()).join('   ');
  process.stdout.write(`\r\x1b[2K${above}${shown.slice(0, width - 1)}`);
}

/** Runs a long piece of work and shows that it moves: a line with elapsed time, and what it says of itself. */
export async function step<T>(title: string, work: (running: Running) => Promise<T>): Promise<T> {
  const started = Date.now();
  const live = process.stdout.isTTY;
  let detail = '';
  const line = (mark = '·') =>
    `${mark} ${title}  ${seconds(Date.now() - started)}${detail ? `  ${detail}` : ''}`;
  const draw = () => (live ? redraw() : process.stdout.write(`${line()}\n`));
  lines.add(line);
  draw();
  const tick = setInterval(draw, live ? TICK_MS : QUIET_TICK_MS);
  const end = (mark: string) => {
    clearInterval(tick);
    lines.delete(line);
    if (live) redraw(`${line(mark)}\n`);
    else process.stdout.write(`${line(mark)}\n`);
  };
  try {
    const result = await work({
      detail: (text) => {
        detail = text;
        if (live) redraw();
      },
    });
    detail = '';
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}

type Command = { cwd?: string; env?: NodeJS.ProcessEnv; running?: Running };

/**
 * Runs a program to its end; its newest line of output is shown beside the running step.
 * @returns everything it printed
 * @throws Refusal when the disk is full, else CommandFailed
 */
export async function run(
  program: string,
  parameters: string[],
  { cwd, env, running }: Command = {},
): Promise<string> {
  const child = spawn(program, parameters, {
    cwd,
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (data: Buffer) => {
    output += data;
    const newest = plain(String(data))
      .split('\n')
      .map((text) => text.trim())
      .filter(Boolean)
      .at(-1);
    if (newest) running?.detail(newest);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return output;
  if (/ENOSPC|no space left|SQLITE_FULL|database or disk is full/i.test(output)) {
    throw new Refusal(
      'The disk is full: free at least 2 GB, or set DATABASE_FILENAME to a file on another disk.',
    );
  }
  throw new CommandFailed([program, ...parameters].join(' '), code, plain(output));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the terminal's colour codes.
const plain = (text: string) => text.replace(/\x1b\[[0-9;?]*[A-Za-z]/g, '').replace(/\r/g, '\n');

/** Runs a command's main function; a Refusal ends it with its sentence, anything else with its stack. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exit(1);
  }
}
