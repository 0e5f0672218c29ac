import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Known } from '../../server/replies';
import { EnquiryLine } from '../people/person-enquiries';
import { readKnown } from '../read-reply';

const PAUSE_MS = 300;
const LEAST_DIGITS = 10;

const saysEnough = (mobile: string, email: string) =>
  mobile.replace(/\D/g, '').length >= LEAST_DIGITS || email.includes('@');

/** Who is known by what was typed: it will be one more enquiry of theirs. */
export function KnownPeople({ mobile, email }: { mobile: string; email: string }) {
  const { post } = useFetchClient();
  const [known, setKnown] = useState<Known['people']>([]);
  useEffect(() => {
    if (!saysEnough(mobile, email)) return setKnown([]);
    let left = false;
    const waiting = setTimeout(() => {
      post<unknown>('/lead-desk/known', { mobile, email }).then(
        ({ data }) => {
          if (!left) setKnown(readKnown(data).people);
        },
        // A help only: the enquiry joins its person without it.
        () => {
          if (!left) setKnown([]);
        },
      );
    }, PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(waiting);
    };
  }, [post, mobile, email]);
  return (
    <Box aria-live="polite">
      {known.map(({ documentId, name, leads }) => (
        <Box key={documentId} background="primary100" padding={4} hasRadius marginBottom={2}>
          <Flex direction="column" alignItems="stretch" gap={3}>
            <Typography>
              <Typography
                tag={Link}
                to={`/lead-desk/people/${documentId}`}
                fontWeight="semiBold"
                textColor="primary600"
              >
                {name}
              </Typography>{' '}
              is known: this will be one more enquiry of theirs.
            </Typography>
            {leads.map((lead) => (
              <EnquiryLine key={lead.documentId} lead={lead} />
            ))}
          </Flex>
        </Box>
      ))}
    </Box>
  );
}
