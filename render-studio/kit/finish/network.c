/* One layer of the denoising network: a 3 x 3 convolution with bias and, if asked, ReLU.

   Planes are (height + 2) x stride floats, with a border of one zero pixel on the left and on top, and enough room on
   the right for a last strip that overruns. `weights` are [outputs / 4][inputs][9][4]; outputs are a multiple of 4. */
#include <stddef.h>

enum { LANES = 16, VECTORS = 4, STRIP = LANES * VECTORS, OUTPUTS = 4 };
typedef float lanes __attribute__((vector_size(LANES * sizeof(float)), aligned(4)));

static void strip(const float *in, const float *weights, const float *bias, float *out, int inputs, size_t plane,
                  int stride, int relu) {
  lanes sum[OUTPUTS][VECTORS];
  for (int o = 0; o < OUTPUTS; o++)
    for (int v = 0; v < VECTORS; v++) sum[o][v] = (lanes){0} + bias[o];
  for (int i = 0; i < inputs; i++, in += plane)
    for (int tap = 0; tap < 9; tap++, weights += OUTPUTS) {
      const float *from = in + (tap / 3) * stride + tap % 3;
      lanes x[VECTORS];
      for (int v = 0; v < VECTORS; v++) x[v] = *(const lanes *)(from + v * LANES);
      for (int o = 0; o < OUTPUTS; o++)
        for (int v = 0; v < VECTORS; v++) sum[o][v] += x[v] * weights[o];
    }
  for (int o = 0; o < OUTPUTS; o++)
    for (int v = 0; v < VECTORS; v++)
      for (int l = 0; l < LANES; l++) {
        float value = sum[o][v][l];
        out[o * plane + v * LANES + l] = relu && value < 0 ? 0 : value;
      }
}

void convolve(const float *in, const float *weights, const float *bias, float *out, int inputs, int outputs,
              int height, int width, int stride, int relu) {
  size_t plane = (size_t)(height + 2) * stride;
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x += STRIP)
      for (int o = 0; o < outputs; o += OUTPUTS)
        strip(in + (size_t)y * stride + x, weights + (size_t)o * inputs * 9, bias + o,
              out + o * plane + (size_t)(y + 1) * stride + x + 1, inputs, plane, stride, relu);
    for (int o = 0; o < outputs; o++)
      for (int x = width + 1; x < stride; x++) out[o * plane + (size_t)(y + 1) * stride + x] = 0;
  }
}
