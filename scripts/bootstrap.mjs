// Runs one of the project's commands (scripts/<name>.ts) with the pinned Node and pnpm, whatever the machine has.
// Plain JavaScript without a dependency: it must run on any Node from 20 on, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NODE = '24.21.0';
const PNPM = '10.34.8';
const OLDEST_NODE_MAJOR = 20;
const TICK_MS = 1000;

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const toolchainFile = path.join(root, '.run', 'toolchain.json');
const [command = 'start', ...parameters] = process.argv.slice(2);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE_MAJOR) {
  fail(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE_MAJOR} or newer (nodejs.org), then try again.`,
  );
}

/** The folder of the pinned tools found by an earlier run, if they are still what they were. */
function knownTools() {
  if (!existsSync(toolchainFile)) return undefined;
  try {
    const { node, pnpm, folder } = JSON.parse(readFileSync(toolchainFile, 'utf8'));
    const complete = existsSync(path.join(folder, 'node')) && existsSync(path.join(folder, 'pnpm'));
    return node === NODE && pnpm === PNPM && complete ? folder : undefined;
  } catch (error) {
    // A half-written file is as good as none; anything else is a fault of the machine.
    if (error instanceof SyntaxError || error.code === 'ERR_INVALID_ARG_TYPE') return undefined;
    throw error;
  }
}

function versionOf(tool) {
  const answer = spawnSync(tool, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 ? answer.stdout.trim().replace(/^v/, '') : undefined;
}

async function bringTools() {
  const started = Date.now();
  const shown = () =>
    `Bringing Node ${NODE} and pnpm ${PNPM} … ${Math.round((Date.now() - started) / 1000)} s`;
  const tick = process.stderr.isTTY
    ? setInterval(() => process.stderr.write(`\r  ${shown()}`), TICK_MS)
    : undefined;
  const npx = spawn(
    'npx',
    [
      '--yes',
      '-p',
      `node@${NODE}`,
      '-p',
      `pnpm@${PNPM}`,
      '-c',
      'node -p "process.env.PATH.split(require(\'path\').delimiter)[0]"',
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  let complaints = '';
  npx.stdout.on('data', (data) => (output += data));
  npx.stderr.on('data', (data) => (complaints += data));
  const code = await new Promise((resolve) => npx.on('close', resolve));
  clearInterval(tick);
  process.stderr.write(`${process.stderr.isTTY ? '\r' : ''}  ${shown()}\n`);
  const folder = output.trim().split('\n').at(-1);
  if (code !== 0 || !folder || !existsSync(path.join(folder, 'pnpm'))) {
    fail(
      `${complaints}\nNode ${NODE} and pnpm ${PNPM} could not be brought by npx: check the network, or the npm setting "registry".`,
    );
  }
  mkdirSync(path.dirname(toolchainFile), { recursive: true });
  writeFileSync(toolchainFile, JSON.stringify({ node: NODE, pnpm: PNPM, folder }));
  return folder;
}

const hasTools = process.versions.node === NODE && versionOf('pnpm') === PNPM;
const folder = hasTools ? undefined : (knownTools() ?? (await bringTools()));
const searchPath = folder ? `${folder}${path.delimiter}${process.env.PATH}` : process.env.PATH;
const node = folder ? path.join(folder, 'node') : process.execPath;

const child = spawn(node, [path.join(root, 'scripts', `${command}.ts`), ...parameters], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: searchPath },
});
// The terminal sends Ctrl-C to the command too: it decides when to end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm does not pass a stop signal on: when it is gone, nobody could stop the command any more.
const parent = process.ppid;
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), TICK_MS).unref();
child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
