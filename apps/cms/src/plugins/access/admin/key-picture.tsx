import { Box, Flex, Typography } from '@strapi/design-system';
import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';
import type { Begun } from './read-replies';

/** Without so much paper around it scanners do not find a code (ISO/IEC 18004, 9.1). */
const QUIET_MODULES = 4;
const SIDE = '20rem';
const LETTERS_IN_GROUP = 4;

function draw(text: string) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const dark: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dark.push(`M${x} ${y}h1v1h-1z`);
  return { size: code.size + 2 * QUIET_MODULES, path: dark.join('') };
}

/** What an app on a phone scans, drawn here: no other program learns the key. The key in letters, for who cannot scan. */
export function KeyPicture({ begun: { key, address } }: { begun: Begun }) {
  const { size, path } = useMemo(() => draw(address), [address]);
  return (
    <Flex direction="column" alignItems="flex-start" gap={4}>
      <Typography tag="p">
        Scan this with an app for codes on your phone: Google Authenticator, Microsoft Authenticator, 2FAS or
        any other.
      </Typography>
      {/* Dark on light whatever the panel's colours are: not every scanner reads the other way round. */}
      <svg
        role="img"
        aria-label="Your key as a QR code"
        viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${size} ${size}`}
        shapeRendering="crispEdges"
        style={{ width: SIDE, height: SIDE, background: '#fff', borderRadius: '4px' }}
      >
        <path d={path} fill="#000" />
      </svg>
      <Box>
        <Typography tag="p" textColor="neutral600">
          Cannot scan it? Type this key into the app:
        </Typography>
        <Typography
          tag="p"
          fontWeight="semiBold"
          style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {key.match(new RegExp(`.{1,${LETTERS_IN_GROUP}}`, 'g'))?.join(' ')}
        </Typography>
      </Box>
    </Flex>
  );
}
