import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';

const FILE = 'recovery-codes.txt';

function download(codes: string[]) {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(address);
}

/** Recovery codes, the one time they are shown. */
export function KeptCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('Copied.'),
      () => setCopied('This browser does not let them be copied: download or write them down.'),
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p">
        Each of these lets you in once when your phone is not there. They are shown now and never again: keep
        them apart from your phone.
      </Typography>
      <Box
        tag="ul"
        background="neutral100"
        padding={4}
        hasRadius
        aria-label="Recovery codes"
        style={{
          display: 'grid',
          gap: '0.8rem 2.4rem',
          gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))',
        }}
      >
        {codes.map((code) => (
          <Typography key={code} tag="li" style={{ fontFamily: 'monospace' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" onClick={copy}>
          Copy
        </Button>
        <Button variant="secondary" onClick={() => download(codes)}>
          Download
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </Flex>
      <Typography tag="p" aria-live="polite">
        {copied}
      </Typography>
    </Flex>
  );
}
