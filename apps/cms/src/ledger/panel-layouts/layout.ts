type Sort = { defaultSortBy: string; defaultSortOrder: 'ASC' | 'DESC' };

/** How one type is shown in the admin panel. */
export type Layout = {
  mainField: string;
  sort: Sort;
  list: string[];
  /** Rows of fields with their widths of twelve. */
  edit: [field: string, size: number][][];
  /** Label and description. */
  fields: Record<string, [label: string, description?: string]>;
  /** Nothing of it can be changed by hand. */
  readOnly?: true;
  /** Fields the ledger fills in. */
  made?: string[];
};

/** What came last stands on top. */
export const newestFirst = (field: string): Sort => ({ defaultSortBy: field, defaultSortOrder: 'DESC' });
