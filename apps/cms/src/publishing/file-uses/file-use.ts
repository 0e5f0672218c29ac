/** A place in the content that shows a file, or leads to it. */
export type FileUse = {
  /** The content type and entry; a type with one entry has its id too. */
  uid: string;
  documentId: string;
  /** Whether its type has one entry: the panel's address of it is another. */
  single: boolean;
  /** By what an editor knows the entry. */
  entry: string;
  /** The field as the form names it, such as `gallery.1.galleryImages`. */
  field: string;
  /** Where that is, in the words of the form. */
  where: string;
  /** Whether visitors see it; otherwise a draft alone has it. */
  live: boolean;
};
