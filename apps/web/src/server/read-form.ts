/** What a form sent; null where it is none, was cut off or is too large: the caller tells the sender so. */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}
