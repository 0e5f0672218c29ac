import { z } from 'zod/mini';
import type {
  AgainPage,
  Board,
  ChangedChosen,
  ChangedVisit,
  Changes,
  Choices,
  Entered,
  ImportCheck,
  Imported,
  Known,
  LeadPage,
  MessageTemplates,
  MovedLead,
  MyDay,
  OpenedLead,
  Person,
  Report,
  Summary,
  Today,
  UndoneChosen,
  VisitCalendar,
  VisitTimes,
} from '../server/replies';

// The panel of yesterday over the server of today, or something between the two that answers in its place.
const NOT_A_REPLY =
  'The CMS answered something that this page cannot show. Reload the page; if that does not help, tell your administrator.';

/** Reads the body of an answer. @throws Error with a sentence for whoever sees it, when it is not that reply */
export type ReadReply<T> = (body: unknown) => T;

/**
 * How a reply is told from anything else: by the parts a page cannot be drawn without. Its type is the server's; parts
 * that the server does not send are an error of types.
 */
const replyWith =
  <T>() =>
  <Parts extends z.ZodMiniType>(
    parts: Parts & (T extends z.output<Parts> ? unknown : never),
  ): ReadReply<T> => {
    const envelope = z.object({ data: parts });
    const isReply = (body: unknown): body is { data: T } => envelope.safeParse(body).success;
    return (body) => {
      if (!isReply(body)) throw new Error(NOT_A_REPLY);
      return body.data;
    };
  };

const tags = z.array(z.looseObject({ documentId: z.string(), label: z.string() }));

const lead = z.looseObject({
  documentId: z.string(),
  reference: z.string(),
  name: z.string(),
  stage: z.string(),
  createdAt: z.nullable(z.string()),
  shortlist: z.array(z.string()),
  tries: z.looseObject({ pending: z.boolean(), inVain: z.number() }),
  repeat: z.looseObject({ earlier: z.number() }),
  tags,
});
const delivery = z.looseObject({
  documentId: z.string(),
  state: z.string(),
  tries: z.array(z.looseObject({ at: z.nullable(z.string()) })),
});

const visit = z.looseObject({
  documentId: z.string(),
  state: z.string(),
  startsAt: z.string(),
  faults: z.array(z.string()),
});

const figures = z.record(z.string(), z.number());

export const readReport = replyWith<Report>()(
  z.looseObject({
    from: z.string(),
    to: z.string(),
    drawnAt: z.string(),
    total: figures,
    parts: z.array(z.looseObject({ name: z.nullable(z.string()), figures })),
    lost: z.array(z.looseObject({ reason: z.string(), count: z.number() })),
    happened: z.array(z.looseObject({ what: z.string(), count: z.number() })),
    steps: z.nullable(figures),
    presses: z.nullable(z.array(z.looseObject({ page: z.string(), times: z.number() }))),
    standing: z.array(z.looseObject({ stage: z.string(), figures })),
  }),
);

export const readVisitCalendar = replyWith<VisitCalendar>()(
  z.looseObject({
    dates: z.array(z.looseObject({ date: z.string() })),
    projects: z.array(z.looseObject({ url: z.string() })),
    guides: z.array(z.looseObject({ documentId: z.string(), projects: z.array(z.string()) })),
    visits: z.array(visit),
  }),
);

export const readVisitTimes = replyWith<VisitTimes>()(
  z.looseObject({
    fetches: z.boolean(),
    times: z.array(z.looseObject({ start: z.string(), free: z.number(), guides: z.array(z.string()) })),
  }),
);

export const readChangedVisit = replyWith<ChangedVisit>()(z.looseObject({ visit: z.nullable(visit) }));

export const readLeadPage = replyWith<LeadPage>()(
  z.looseObject({ leads: z.array(lead), page: z.number(), pageSize: z.number(), total: z.number() }),
);

export const readAgainPage = replyWith<AgainPage>()(
  z.looseObject({
    leads: z.array(
      z.extend(lead, {
        changes: z.array(z.looseObject({ id: z.number(), words: z.string(), at: z.string() })),
        agreedOn: z.nullable(z.string()),
      }),
    ),
    page: z.number(),
    pageSize: z.number(),
    total: z.number(),
  }),
);

export const readBoard = replyWith<Board>()(
  z.looseObject({
    total: z.number(),
    columns: z.array(
      z.looseObject({
        stage: z.string(),
        isShown: z.boolean(),
        total: z.number(),
        leads: z.array(lead),
        nextPages: z.nullable(z.number()),
      }),
    ),
  }),
);

export const readMyDay = replyWith<MyDay>()(
  z.looseObject({
    visits: z.array(visit),
    waiting: z.array(lead),
    due: z.array(lead),
    notReached: z.array(lead),
  }),
);

export const readToday = replyWith<Today>()(
  z.looseObject({
    date: z.string(),
    account: z.looseObject({ id: z.number(), name: z.string() }),
    places: z.array(z.looseObject({ url: z.string(), name: z.string() })),
    visits: z.array(z.looseObject({ documentId: z.string(), reference: z.string(), state: z.string() })),
  }),
);

export const readOpenedLead = replyWith<OpenedLead>()(
  z.extend(lead, {
    facts: z.array(z.looseObject({ label: z.string(), value: z.string() })),
    events: z.array(z.looseObject({ kind: z.string() })),
    consents: z.array(z.looseObject({ key: z.string() })),
    deliveries: z.array(delivery),
    visits: z.array(visit),
    others: z.array(lead),
  }),
);

export const readPerson = replyWith<Person>()(
  z.looseObject({
    documentId: z.string(),
    name: z.string(),
    leads: z.array(lead),
    reach: z.array(z.looseObject({ value: z.string() })),
    events: z.array(z.looseObject({ kind: z.string() })),
    consents: z.array(z.looseObject({ key: z.string() })),
    details: z.looseObject({ budgetLakh: z.nullable(z.number()) }),
    alike: z.array(z.looseObject({ documentId: z.string(), leads: z.array(lead) })),
    merges: z.array(z.looseObject({ documentId: z.string() })),
  }),
);

export const readEntered = replyWith<Entered>()(
  z.looseObject({ documentId: z.string(), whose: z.enum(['mine', 'nobody', 'a colleague']) }),
);

export const readKnown = replyWith<Known>()(
  z.looseObject({ people: z.array(z.looseObject({ documentId: z.string(), leads: z.array(lead) })) }),
);

export const readImportCheck = replyWith<ImportCheck>()(
  z.looseObject({
    mistakes: z.array(z.looseObject({ message: z.string() })),
    made: z.array(z.looseObject({ name: z.string() })),
  }),
);

export const readImported = replyWith<Imported>()(z.looseObject({ stored: z.number() }));

export const readChoices = replyWith<Choices>()(
  z.looseObject({
    people: z.array(z.looseObject({ documentId: z.string() })),
    sources: z.array(z.string()),
    projects: z.array(z.looseObject({ url: z.string() })),
    allProjects: z.array(z.looseObject({ url: z.string() })),
    tags,
    views: z.array(z.looseObject({ documentId: z.string(), filters: z.looseObject({}) })),
    office: z.looseObject({ hours: z.array(z.looseObject({ opens: z.string() })) }),
  }),
);

export const readChanges = replyWith<Changes>()(
  z.looseObject({
    mark: z.string(),
    changed: z.boolean(),
    came: z.array(z.string()),
    touched: z.array(z.string()),
  }),
);

export const readMessageTemplates = replyWith<MessageTemplates>()(
  z.looseObject({
    templates: z.array(
      z.looseObject({
        documentId: z.string(),
        name: z.string(),
        language: z.string(),
        text: z.string(),
      }),
    ),
  }),
);

const wayBack = z.nullable(z.looseObject({ token: z.string(), forMs: z.number() }));
const left = z.array(z.looseObject({ documentId: z.string(), why: z.string() }));

export const readChangedChosen = replyWith<ChangedChosen>()(
  z.looseObject({
    changed: z.number(),
    already: z.number(),
    left,
    undo: wayBack,
  }),
);

export const readMovedLead = replyWith<MovedLead>()(z.looseObject({ undo: wayBack }));

export const readUndoneChosen = replyWith<UndoneChosen>()(z.looseObject({ back: z.number(), left }));

export const readSummary = replyWith<Summary>()(
  z.looseObject({
    waiting: z.array(z.looseObject({ documentId: z.string() })),
    bySource: z.array(z.looseObject({ count: z.number() })),
    byProject: z.array(z.looseObject({ count: z.number() })),
    conversion: z.array(z.looseObject({ leads: z.number() })),
    stuck: z.nullable(z.looseObject({ latest: z.array(z.looseObject({ kind: z.string() })) })),
  }),
);
