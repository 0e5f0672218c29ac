import path from 'node:path';
import { loadPyodide, type PyodideAPI } from 'pyodide';

const root = path.join(import.meta.dirname, '../..');
/** Where the repository is for Python. */
const MOUNTED = '/sahyara';

/**
 * A Python that comes with npm: no machine needs one installed. It finds the studio's modules, its tests, and a stand-in
 * for the one module of Blender's that geometry needs.
 */
export async function studioPython(): Promise<PyodideAPI> {
  const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: '1' } });
  python.mountNodeFS(MOUNTED, root);
  python.runPython(`
import sys
studio = "${MOUNTED}/render-studio"
sys.path[:0] = [studio, f"{studio}/tests", f"{studio}/tests/stand_in"]
`);
  return python;
}
