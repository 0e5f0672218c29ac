import { Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { sayError } from '../../lead-desk/admin/say';
import { PROJECT } from '../projects';
import { readCopied } from './read-reply';

type Props = { model: string; documentId?: string; document?: { title?: unknown } };
type Description = { label: string; [more: string]: unknown };
type Action = ((props: Props) => Description | null | undefined) & { type?: string; position?: unknown };

const MAKES = [{ action: 'plugin::content-manager.explorer.create', subject: PROJECT }];
const [FROM, LEFT] = ['copy-of', 'left-out'];

/** Strapi's Duplicate in the list, and ours for a project: in the list and in the form. */
export function asTemplate(stock: Action): Action {
  const action: Action = (props) => {
    const { model, documentId, document } = props;
    const others = stock(props);
    const { post } = useFetchClient();
    const { toggleNotification } = useNotification();
    const { isLoading, allowedActions } = useRBAC(MAKES);
    const navigate = useNavigate();
    if (model !== PROJECT) return others;
    if (!documentId) return null;
    return {
      label: 'Duplicate as a template',
      icon: <Duplicate />,
      disabled: isLoading || allowedActions.canCreate !== true,
      position: ['header', 'table-row'],
      onClick: async () => {
        try {
          const { data } = await post<unknown>(`/bulk/copies/${documentId}`, {});
          const copied = readCopied(data);
          const said = new URLSearchParams({ [FROM]: String(document?.title ?? 'another project') });
          for (const label of copied.left) said.append(LEFT, label);
          navigate({
            pathname: `/content-manager/collection-types/${PROJECT}/${copied.documentId}`,
            search: `?${said}`,
          });
        } catch (error) {
          toggleNotification({ type: 'danger', message: sayError(error) });
        }
      },
    };
  };
  action.type = 'clone';
  action.position = ['header', 'table-row'];
  return action;
}

/** Says of a copy that was just made what it lacks. */
export function CopySays({ model }: Props) {
  const said = new URLSearchParams(useLocation().search);
  const from = said.get(FROM);
  if (model !== PROJECT || from === null) return null;
  const left = said.getAll(LEFT);
  return {
    title: 'A copy',
    content: (
      <div className="bulk-copy">
        <Typography tag="p">
          A draft with the words, amenities and layouts of “{from}”. Give it its own name first: its address
          follows.
        </Typography>
        <Typography tag="p" paddingTop={2}>
          Prices, dates and the registration are not copied.
          {left.length > 0 && ` Left out: ${left.join(', ')}.`}
        </Typography>
      </div>
    ),
  };
}
