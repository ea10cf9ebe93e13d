#version 300 es

// One triangle that covers the canvas.

uniform vec2 cover;
out vec2 seen; // place in the frame, -1 to 1

void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  seen = corner / cover;
  gl_Position = vec4(corner, 0.0, 1.0);
}
