import { DRAWINGS } from './catalogue.mts';
import { writePicture } from './sheet/write-picture.mts';

// Draws everything, or only the files whose path contains one of the arguments:
//   node render-studio/drawings/draw.mts [projects/ota …]
const wanted = process.argv.slice(2);
const drawings = DRAWINGS.filter(
  ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
);
let total = 0;
for (const [index, { file, draw }] of drawings.entries()) {
  const size = await writePicture(file, draw());
  total += size;
  console.log(`Drawings ${index + 1}/${drawings.length} ${file} ${Math.round(size / 1000)} kB`);
}
console.log(`Drawn: ${drawings.length} files, ${(total / 1e6).toFixed(2)} MB.`);
if (drawings.length === 0) process.exitCode = 1;
