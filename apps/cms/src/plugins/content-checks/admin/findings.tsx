import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { CHECKS, type CheckName, type Finding } from '../finding';
import { findingLink } from './finding-link';

function Row({ finding }: { finding: Finding }) {
  return (
    <Box tag="li" padding={4} style={{ overflowWrap: 'anywhere' }}>
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Link tag={RouterLink} to={findingLink(finding)}>
          {finding.entry}
          {finding.where ? ` · ${finding.where}` : ''}
        </Link>
        <Typography textColor="neutral800">{finding.what}</Typography>
      </Flex>
    </Box>
  );
}

/** What one check has found. */
export function FindingsOf({ check, findings }: { check: CheckName; findings: Finding[] }) {
  const { title, why } = CHECKS[check];
  return (
    <Box
      tag="section"
      aria-labelledby={`check-${check}`}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
    >
      <Flex direction="column" alignItems="flex-start" gap={1} padding={4}>
        <Typography id={`check-${check}`} tag="h2" variant="delta">
          {title} ({findings.length})
        </Typography>
        <Typography textColor="neutral600" tag="p">
          {why}
        </Typography>
      </Flex>
      <Box tag="ul">
        {findings.map((finding) => (
          <Row
            key={`${finding.uid} ${finding.documentId} ${finding.field} ${finding.what}`}
            finding={finding}
          />
        ))}
      </Box>
    </Box>
  );
}
