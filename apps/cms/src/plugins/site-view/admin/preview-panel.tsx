import { Button, Flex, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { PREVIEWED } from '../previewed';
import { PreviewDrawer } from './preview-drawer';
import { ReviewLinks } from './review-links';

/** Strapi tells the id of an entry beside it, but not where a type has only one. */
type Props = {
  model: string;
  document?: { documentId?: string; updatedAt?: string | null; status?: string };
};

type Entry = { model: string; documentId: string; version: string; differs: boolean };

function Preview({ model, documentId, version, differs }: Entry) {
  const [open, setOpen] = useState(false);
  const entry = `${model}/${documentId}`;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Button variant="secondary" startIcon={<Eye />} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Close the preview' : 'See the draft'}
      </Button>
      <ReviewLinks address={`/site-view/review-links/${entry}`} />
      {open
        ? createPortal(
            <PreviewDrawer
              address={`/site-view/previews/${entry}`}
              version={version}
              differs={differs}
              onClose={() => setOpen(false)}
            />,
            document.body,
          )
        : null}
    </Flex>
  );
}

/** The draft in the real design, beside the form and for people without an account. */
export function PreviewPanel({ model, document: entry }: Props) {
  const documentId = entry?.documentId;
  if (!PREVIEWED.includes(model)) return null;
  const content =
    documentId && entry ? (
      <Preview
        model={model}
        documentId={documentId}
        version={entry.updatedAt ?? ''}
        differs={entry.status === 'modified'}
      />
    ) : (
      <Typography textColor="neutral600">
        Save it once, and you can see it as the site would show it.
      </Typography>
    );
  return { title: 'Preview', content };
}
