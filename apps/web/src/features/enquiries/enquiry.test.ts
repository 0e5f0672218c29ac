import { describe, expect, it } from 'vitest';
import { anEnquiry, aPostedForm } from '../../testing/builders';
import { enquiryBody, valuesFrom, valuesToSend } from './enquiry';
import { cvError, enquiryErrors } from './enquiry-rules';

describe('The body of a lead (spec section 7)', () => {
  it('has exactly the fields of the spec', () => {
    expect(JSON.stringify(enquiryBody('banner form', anEnquiry()))).toBe(
      '{"data":{"name":"Asha Kulkarni","mobile":"9000000001","email":"asha@example.com","source":"banner form","message":"Which homes face the hills?"}}',
    );
  });

  it('has the number as it is dialled', () => {
    expect(enquiryBody('footer', anEnquiry({ mobile: '+91 98220 12345' })).data.mobile).toBe('9822012345');
    expect(enquiryBody('banner form', anEnquiry({ mobile: '+44 20 7946 0958' })).data.mobile).toBe(
      '442079460958',
    );
  });

  it('has no message where the form does not ask for one', () => {
    expect(enquiryBody('footer', anEnquiry({ message: undefined })).data).toEqual({
      name: 'Asha Kulkarni',
      mobile: '9000000001',
      email: 'asha@example.com',
      source: 'footer',
    });
  });
});

describe('Reading a form', () => {
  it('takes the space around what was typed away, and nothing within', () => {
    expect(valuesFrom(aPostedForm({ name: ' Asha  K ', mobile: '90000 00001', email: 'a@b.co ' }))).toEqual({
      name: 'Asha  K',
      mobile: '90000 00001',
      email: 'a@b.co',
    });
  });

  it('reads lines as one sign each, however the browser parts them', () => {
    expect(valuesFrom(aPostedForm({ message: 'one\r\ntwo\rthree' })).message).toBe('one\ntwo\nthree');
  });

  it('takes what nobody sees for nothing', () => {
    const typed = { name: '\u200b\u202e\u200d', mobile: '\u202a9000000001\u202c', email: 'a@b.co\u200b' };
    const values = valuesFrom(aPostedForm(typed));
    expect(values).toEqual({ name: '', mobile: '9000000001', email: 'a@b.co' });
    expect(enquiryErrors('footer', values)).toEqual({ name: 'Name is required' });
    expect(enquiryErrors('banner form', { ...values, message: '' })).toMatchObject({
      name: 'Name is required',
      message: 'Message is required',
    });
  });

  it('takes a missing field and a file for an empty one', () => {
    const form = aPostedForm({ message: '' });
    form.set('name', new Blob(['x']), 'x.txt');
    expect(valuesFrom(form)).toEqual({ name: '', mobile: '', email: '', message: '' });
  });
});

describe('A CV', () => {
  const career = { name: 'A', mobile: '9000000001', email: 'a@example.com', years: '5', opening: 'x' };
  function applying(cv: string, file?: File) {
    const form = aPostedForm({ ...career, cv });
    // A browser sends this where none was chosen.
    form.set('cvFile', file ?? new File([], ''));
    return form;
  }
  const file = new File(['%PDF'], 'cv.pdf');

  it.each([
    ['a link', applying('https://example.com/cv'), 'https://example.com/cv'],
    ['a file', applying('', file), 'attached file'],
    ['both', applying('https://example.com/cv', file), 'https://example.com/cv'],
    ['neither', applying(''), ''],
    ['the words alone', applying('attached file'), ''],
  ])('that is %s is sent as what it is', (_, form, cv) => {
    expect(valuesToSend(form).cv).toBe(cv);
    expect(enquiryErrors('career', valuesToSend(form)).cv).toBe(
      cv ? undefined : 'A link to your CV is required',
    );
    expect(valuesFrom(form)).not.toHaveProperty('cvFile');
  });

  it('is asked of no other form', () => {
    expect(valuesToSend(aPostedForm({ name: 'A' }))).not.toHaveProperty('cv');
  });

  it.each([
    ['nothing', undefined, undefined],
    ['a PDF', file, undefined],
    ['a Word document', new File(['PK'], 'CV.DOCX'), undefined],
    ['an empty file', new File([], 'cv.pdf'), 'This file is empty'],
    ['a picture', new File(['x'], 'cv.png'), 'The file must be a PDF or a Word document (.docx)'],
    [
      '5 MB and a byte',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'),
      'The file must be at most 5 MB',
    ],
  ])('%s chosen as one is told at once', (_, chosen, error) => {
    expect(cvError(applying('', chosen))).toBe(error);
  });
});
