import { paths } from '../../../config/paths';
import { BODY_PART, CV_FIELD, CV_TIMEOUT_MS, type EnquiryBody } from '../enquiry';

/** How much of it has left this browser: 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Sends an application with its CV to the site; not by `fetch`, which does not tell how far it is. It comes with the form:
 * a module that was asked for over a lost connection is not asked for again by the browser as long as the page stands.
 * @throws Error when the connection is lost
 */
export function uploadCv(
  key: string,
  body: EnquiryBody,
  file: File,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const parts = new FormData();
    parts.set(BODY_PART, JSON.stringify(body));
    parts.set(CV_FIELD, file);
    const request = new XMLHttpRequest();
    request.open('POST', paths.applications);
    request.setRequestHeader('Idempotency-Key', key);
    request.timeout = CV_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    const lost = () => reject(new Error('The connection was lost while the CV was sent'));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = lost;
    request.send(parts);
  });
}
