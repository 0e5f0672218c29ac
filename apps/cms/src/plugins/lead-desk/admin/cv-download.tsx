import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { OpenedLead } from '../server/replies';
import { sayFile } from './say';
import { useDownload } from './use-download';

type Props = { documentId: string; cv: NonNullable<OpenedLead['cv']> };

/** The CV of an application. It is somebody's whole life: every download stands in the audit log. */
export function CvDownload({ documentId, cv }: Props) {
  const { downloading, download } = useDownload();
  return (
    <Flex gap={4} wrap="wrap" tag="span">
      <Button
        variant="secondary"
        startIcon={<Download />}
        loading={downloading}
        onClick={() => download(`/lead-desk/leads/${documentId}/cv`, cv.name)}
      >
        CV ({sayFile(cv)})
      </Button>
      <Typography textColor="neutral600">{cv.name}</Typography>
    </Flex>
  );
}
