import { useEffect, useRef, useState } from 'react';

/** What a browser reads codes with, where it can (Shape Detection; no browser's types have it yet). */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type Detectors = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};
const FORMAT = 'qr_code';
const LOOK_EVERY_MS = 200;

const isDetectors = (found: unknown): found is Detectors =>
  typeof found === 'function' && 'getSupportedFormats' in found;

function detectors(): Detectors | null {
  const found: unknown = Reflect.get(window, 'BarcodeDetector');
  return isDetectors(found) ? found : null;
}

/** Whether this browser reads QR codes by a camera; where it does not, the reference is typed. */
export async function canScan(): Promise<boolean> {
  const Detectors = detectors();
  if (!Detectors || !navigator.mediaDevices) return false;
  return (await Detectors.getSupportedFormats()).includes(FORMAT);
}

/** The camera, until it has read a code. */
export function Scanner({ onRead, onClose }: { onRead: (text: string) => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState('');
  const read = useRef(onRead);
  read.current = onRead;
  useEffect(() => {
    dialog.current?.showModal();
    const Detectors = detectors();
    const shown = video.current;
    if (!Detectors || !shown) return;
    const detector = new Detectors({ formats: [FORMAT] });
    const left = new AbortController();
    let camera: MediaStream | null = null;
    const stop = () => camera?.getTracks().forEach((track) => void track.stop());
    async function look(from: HTMLVideoElement) {
      camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (left.signal.aborted) return stop();
      from.srcObject = camera;
      await from.play();
      while (!left.signal.aborted) {
        const [code] = await detector.detect(from);
        if (code && !left.signal.aborted) return read.current(code.rawValue);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    }
    look(shown).catch((error: unknown) => {
      // Closed while it began: nobody looks any more.
      if (left.signal.aborted) return;
      console.warn('The camera cannot be used', error);
      setFault('The camera cannot be used here. Type the reference that stands below the code.');
    });
    return () => {
      left.abort();
      stop();
    };
  }, []);
  return (
    <dialog ref={dialog} aria-label="Scan the code of a visit" onClose={onClose}>
      {fault ? (
        <p className="fault" role="alert">
          {fault}
        </p>
      ) : (
        <video ref={video} muted playsInline />
      )}
      <button type="button" className="plain" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
