import { Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { contentForms } from '../../panel/content/forms';
import { Failed } from '../../plugins/lead-desk/admin/failed';
import { useAsked } from '../../plugins/lead-desk/admin/use-desk';
import { PICTURE_CUTS } from './picture-cuts';
import { type FormPicture, picturesIn } from './pictures-in';
import { type FocusedPicture, focusAddress, readFocus } from './read-focus';

function Cuts({ name, words, url, focus }: FormPicture & FocusedPicture) {
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" fontWeight="semiBold">
        {name}
      </Typography>
      <div className="picture-cuts-row">
        {PICTURE_CUTS.map(({ shape, ratio, words: met }) => (
          <figure key={shape}>
            <img
              src={url}
              alt={words}
              loading="lazy"
              style={{ aspectRatio: ratio, objectPosition: `${focus.x}% ${focus.y}%` }}
            />
            <Typography tag="figcaption" variant="pi" textColor="neutral600">
              {met}
            </Typography>
          </figure>
        ))}
      </div>
    </Flex>
  );
}

/** Asks the library, where a point may have been set since the form was opened. */
function AllCuts({ pictures }: { pictures: FormPicture[] }) {
  const { data, error, reload } = useAsked(focusAddress(pictures.map(({ id }) => id)), readFocus);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!data) return <Loader>The library is being asked</Loader>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={6}>
      {pictures.map((picture) => {
        const known = data.get(picture.id);
        return known ? <Cuts key={picture.id} {...picture} {...known} /> : null;
      })}
    </Flex>
  );
}

function CutPictures({ pictures }: { pictures: FormPicture[] }) {
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button variant="secondary">
          See how {pictures.length === 1 ? 'it is' : `all ${pictures.length} are`} cut
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>How pictures are cut</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Typography tag="p" paddingBottom={6}>
            The site shows a picture in the shape that its place has. What is cut off lies away from the focal
            point: open the picture in its field with the pencil and set the point on what matters.
          </Typography>
          <AllCuts pictures={pictures} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The pictures of a form, saved or not, in every shape that the site may give them. */
export function PicturesPanel({ model }: { model: string }) {
  const values = useForm('PicturesPanel', (form) => form.values);
  if (!(model in contentForms)) return null;
  const pictures = picturesIn(values);
  return pictures.length === 0 ? null : { title: 'Pictures', content: <CutPictures pictures={pictures} /> };
}
