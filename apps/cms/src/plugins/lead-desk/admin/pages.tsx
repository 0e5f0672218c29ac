import { Button, Flex, Typography } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';

type Props = { page: number; pages: number; onChoose: (page: number) => void };

/** The way to the other pages of a list. */
export function Pages({ page, pages, onChoose }: Props) {
  return (
    <Flex justifyContent="flex-end" gap={4} tag="nav" aria-label="Pages">
      <Button
        variant="tertiary"
        startIcon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onChoose(page - 1)}
      >
        Back
      </Button>
      <Typography textColor="neutral600">
        Page {page} of {pages}
      </Typography>
      <Button
        variant="tertiary"
        endIcon={<ChevronRight />}
        disabled={page >= pages}
        onClick={() => onChoose(page + 1)}
      >
        Further
      </Button>
    </Flex>
  );
}
